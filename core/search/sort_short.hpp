// A stable sort for lists of moves and the like: short, and a tenth of the code of the library's, which counts in the
// page.
#pragma once

#include <utility>

namespace evora {

template <class Items, class Before>
void sort_short(Items& items, Before before) {
  for (auto at = items.begin(); at != items.end(); ++at) {
    auto item = std::move(*at);
    auto hole = at;
    for (; hole != items.begin() && before(item, *(hole - 1)); --hole) *hole = std::move(*(hole - 1));
    *hole = std::move(item);
  }
}

}  // namespace evora
