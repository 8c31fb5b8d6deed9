// Yoga behind the functions of rival.h: a feed of cells, its nearest equivalent.
//
// Sizes that views have by their content are given as numbers, which is cheaper than Yoga's measure functions.

#include <yoga/Yoga.h>

#include <vector>

#include "rival.h"

namespace {

struct Cell {
  YGNodeRef view, avatar, column, header, name, time, body, buttons, like, share, line;
};

YGNodeRef add(YGConfigRef config, YGNodeRef parent) {
  YGNodeRef node = YGNodeNewWithConfig(config);
  YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  return node;
}

struct Session {
  YGConfigRef config;
  YGNodeRef root;
  float width;
  std::vector<Cell> cells;

  void addCell(const RivalContent &content) {
    Cell cell;
    cell.view = add(config, root);
    YGNodeStyleSetFlexDirection(cell.view, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(cell.view, YGAlignFlexStart);
    YGNodeStyleSetPadding(cell.view, YGEdgeAll, 12);

    cell.avatar = add(config, cell.view);
    YGNodeStyleSetWidth(cell.avatar, 40);
    YGNodeStyleSetHeight(cell.avatar, 40);

    cell.column = add(config, cell.view);
    YGNodeStyleSetFlexGrow(cell.column, 1);
    YGNodeStyleSetFlexBasis(cell.column, 0);
    YGNodeStyleSetMargin(cell.column, YGEdgeLeft, 8);

    cell.header = add(config, cell.column);
    YGNodeStyleSetFlexDirection(cell.header, YGFlexDirectionRow);
    YGNodeStyleSetJustifyContent(cell.header, YGJustifySpaceBetween);
    YGNodeStyleSetHeight(cell.header, 20);
    cell.name = add(config, cell.header);
    YGNodeStyleSetWidth(cell.name, content.name);
    YGNodeStyleSetFlexShrink(cell.name, 1);
    cell.time = add(config, cell.header);
    YGNodeStyleSetWidth(cell.time, content.time);
    YGNodeStyleSetMargin(cell.time, YGEdgeLeft, 8);

    cell.body = add(config, cell.column);
    YGNodeStyleSetMargin(cell.body, YGEdgeTop, 4);
    YGNodeStyleSetHeight(cell.body, content.body);

    cell.buttons = add(config, cell.column);
    YGNodeStyleSetFlexDirection(cell.buttons, YGFlexDirectionRow);
    YGNodeStyleSetMargin(cell.buttons, YGEdgeTop, 8);
    YGNodeStyleSetHeight(cell.buttons, 24);
    cell.like = add(config, cell.buttons);
    YGNodeStyleSetWidth(cell.like, content.like);
    cell.share = add(config, cell.buttons);
    YGNodeStyleSetWidth(cell.share, content.share);
    YGNodeStyleSetMargin(cell.share, YGEdgeLeft, 16);

    cell.line = add(config, cell.view);
    YGNodeStyleSetPositionType(cell.line, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(cell.line, YGEdgeLeft, 0);
    YGNodeStyleSetPosition(cell.line, YGEdgeRight, 0);
    YGNodeStyleSetPosition(cell.line, YGEdgeBottom, 0);
    YGNodeStyleSetHeight(cell.line, 1);
    cells.push_back(cell);
  }

  void layOut(double *frames) {
    YGNodeStyleSetWidth(root, width);
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    for (const Cell &cell : cells) {
      write(frames, cell.view, 0, 0);
      const double x = YGNodeLayoutGetLeft(cell.view), y = YGNodeLayoutGetTop(cell.view);
      write(frames, cell.avatar, x, y);
      const double columnX = x + YGNodeLayoutGetLeft(cell.column), columnY = y + YGNodeLayoutGetTop(cell.column);
      const double headerX = columnX + YGNodeLayoutGetLeft(cell.header);
      const double headerY = columnY + YGNodeLayoutGetTop(cell.header);
      write(frames, cell.name, headerX, headerY);
      write(frames, cell.time, headerX, headerY);
      write(frames, cell.body, columnX, columnY);
      const double buttonsX = columnX + YGNodeLayoutGetLeft(cell.buttons);
      const double buttonsY = columnY + YGNodeLayoutGetTop(cell.buttons);
      write(frames, cell.like, buttonsX, buttonsY);
      write(frames, cell.share, buttonsX, buttonsY);
      write(frames, cell.line, x, y);
    }
  }

  static void write(double *&frames, YGNodeRef node, double x, double y) {
    *frames++ = x + YGNodeLayoutGetLeft(node);
    *frames++ = y + YGNodeLayoutGetTop(node);
    *frames++ = YGNodeLayoutGetWidth(node);
    *frames++ = YGNodeLayoutGetHeight(node);
  }
};

}  // namespace

extern "C" void *screen_build(const RivalContent *contents, int32_t count, double width, double *frames) {
  YGConfigRef config = YGConfigNew();
  YGConfigSetPointScaleFactor(config, 0);
  Session *session = new Session{config, YGNodeNewWithConfig(config), static_cast<float>(width), {}};
  session->cells.reserve(count);
  for (int32_t i = 0; i < count; i++) session->addCell(contents[i]);
  session->layOut(frames);
  return session;
}

extern "C" void screen_resize(void *pointer, double width, double *frames) {
  Session *session = static_cast<Session *>(pointer);
  session->width = width;
  session->layOut(frames);
}

extern "C" void screen_content(void *pointer, int32_t cell, double body, double *frames) {
  Session *session = static_cast<Session *>(pointer);
  YGNodeStyleSetHeight(session->cells[cell].body, body);
  session->layOut(frames);
}

extern "C" void screen_constant(void *pointer, int32_t cell, double height, double *frames) {
  Session *session = static_cast<Session *>(pointer);
  YGNodeStyleSetHeight(session->cells[cell].buttons, height);
  session->layOut(frames);
}

extern "C" void screen_swap(void *pointer, const RivalContent *content, double *frames) {
  Session *session = static_cast<Session *>(pointer);
  YGNodeRef view = session->cells.back().view;
  YGNodeRemoveChild(session->root, view);
  YGNodeFreeRecursive(view);
  session->cells.pop_back();
  session->addCell(*content);
  session->layOut(frames);
}

extern "C" void screen_destroy(void *pointer) {
  Session *session = static_cast<Session *>(pointer);
  YGNodeFreeRecursive(session->root);
  YGConfigFree(session->config);
  delete session;
}
