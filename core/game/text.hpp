// Texts from outside: whether they are UTF-8, and how an error message shows them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace evora {

// Where the first sequence begins that is no UTF-8; npos when all of it is.
std::size_t find_invalid_utf8(std::string_view text);

// Quoted, at most 60 characters, printable ASCII: as Python's ascii() writes it. The text is UTF-8; bytes that
// are not count as characters.
std::string shown(std::string_view text);

}  // namespace evora
