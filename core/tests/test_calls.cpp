#include "calls/calls.hpp"
#include "check.hpp"
#include "evaluation/maths.hpp"
#include "json/reader.hpp"
#include "json/writer.hpp"
#include "rules/notation.hpp"
#include "support.hpp"
#include "view/view.hpp"

namespace evora::test {
namespace {

std::string number(double value, int decimals) {
  JsonWriter json;
  json.value(value, decimals);
  return json.text();
}

Json asked(std::string_view name, const std::string& question) {
  Session session;
  return parse_json(call(name, question, session));
}

std::string code_of(const Json& answer) {
  const Json* code = answer.find("code");
  return code != nullptr ? code->text : "";
}

}  // namespace

TEST(json_numbers_are_rounded_without_trailing_zeros) {
  CHECK_EQ(number(0.5, 3), "0.5");
  CHECK_EQ(number(0.1234567, 6), "0.123457");
  CHECK_EQ(number(-1.0625, 3), "-1.063");
  CHECK_EQ(number(-0.0001, 3), "0");
  CHECK_EQ(number(12.05, 2), "12.05");
  CHECK_EQ(number(3, 0), "3");
  CHECK_EQ(number(1e300, 3), "null");
  CHECK_EQ(number(std::numeric_limits<double>::quiet_NaN(), 3), "null");
}

TEST(json_texts_come_back_as_they_were) {
  std::string all;
  for (int c = 0; c < 128; ++c) all += char(c);
  all += "\xc3\xa9\xe2\x82\xac\xf0\x90\x8d\x88";
  JsonWriter json;
  json.object([&] { json.field("text", all); });
  const Json read = parse_json(json.text());
  CHECK_EQ(read.find("text")->text, all);
}

TEST(json_refuses_bytes_that_are_no_utf_8) {
  for (const char* bytes : {"\x80", "\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe2\x82", "\xff"}) {
    CHECK_THROWS(InvalidJson, parse_json('"' + std::string(bytes) + '"'), bytes);
  }
}

TEST(json_depth_is_limited) {
  const auto nested = [](int depth) {
    return std::string(std::size_t(depth), '[') + std::string(std::size_t(depth), ']');
  };
  CHECK_EQ(parse_json(nested(kMaxJsonDepth)).items.size(), 1u);
  CHECK_THROWS(InvalidJson, parse_json(nested(kMaxJsonDepth + 2)));
}

TEST(exponentials_and_logarithms_are_those_of_the_library) {
  for (double x = -40; x <= 40; x += 0.37) {
    CHECK(std::abs(exp_of(x) / std::exp(x) - 1) < 1e-13, std::to_string(x));
    CHECK(std::abs(log_of(std::exp(x)) - x) < 1e-13 * (1 + std::abs(x)), std::to_string(x));
  }
  CHECK_EQ(exp_of(0.0), 1.0);
  CHECK_EQ(exp_of(-1e9), 0.0);
  CHECK(exp_of(1e9) > 1e300);
  CHECK_EQ(log_of(1.0), 0.0);
}

TEST(every_call_refuses_an_empty_question_or_answers_it) {
  for (const auto name : call_names()) {
    const Json answer = asked(name, "{}");
    CHECK(answer.kind == Json::Kind::object, std::string(name));
    CHECK_EQ(code_of(asked(name, "[")), "bad_json", std::string(name));
    CHECK_EQ(code_of(asked(name, "{\"nonsense\":1}")), "bad_field", std::string(name));
  }
}

TEST(views_of_every_position_are_json) {
  visit_games(1, 23, [](const Position& p, FastRandom&) {
    const Json answer = asked("legal", "{\"position\":\"" + to_text(p) + "\"}");
    CHECK_EQ(answer.find("position")->find("text")->text, to_text(p));
    CHECK_EQ(int(answer.find("legal")->items.size()), ActionList(p).size());
  });
}

}  // namespace evora::test
