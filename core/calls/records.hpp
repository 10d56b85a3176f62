// What the tags of a record say about the game, for its replay.
#pragma once

#include "game/record.hpp"
#include "view/view.hpp"

namespace evora {

ReplayFacts facts_of(const Tags& tags, int players);

}  // namespace evora
