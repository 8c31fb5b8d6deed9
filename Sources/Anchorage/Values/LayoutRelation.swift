// Exported, so that `.equal` and its like are found where only `Anchorage` is imported.
@_exported import enum Cassowary.Relation

/// How the two sides of a constraint compare: `.lessThanOrEqual`, `.equal` or `.greaterThanOrEqual`.
///
///     let limit = card.width <= 320
///     limit.relation           // <=
///     limit.relation.reversed  // >=
///
/// It is the relation of the solver, and its raw values are Apple's: -1, 0 and 1.
public typealias LayoutRelation = Relation
