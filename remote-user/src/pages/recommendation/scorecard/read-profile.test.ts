import { best } from '../testing/profiles'
import { fieldNames, type FieldName } from '../../../shared/credit-profile/profile'
import { readProfile } from './read-profile'

const texts = Object.fromEntries(fieldNames.map(name => [name, String(best[name])])) as Record<
  FieldName,
  string
>

test('reads the answers of a form', () => {
  expect(readProfile(texts)).toEqual({ profile: best })
})

test('names every field that is missing', () => {
  expect(readProfile({})).toEqual({
    problems: Object.fromEntries(fieldNames.map(name => [name, 'missing'])),
  })
})

test.each([
  ['Interest_Rate', '12,5', 12.5],
  ['Interest_Rate', ' 12.5 ', 12.5],
  ['Changed_Credit_Limit', '-20', -20],
  ['Changed_Credit_Limit', '−20', -20],
])('%s %j is %d', (name, written, value) => {
  expect(readProfile({ ...texts, [name]: written })).toEqual({ profile: { ...best, [name]: value } })
})

test.each([
  ['8000000', { income: 8_000_000 }],
  ['8000000.5', { income: 8_000_000.5 }],
  ['', {}],
  ['0', {}],
])('an income of %j is %j', (written, income) => {
  expect(readProfile({ ...texts, income: written })).toEqual({ profile: { ...best, ...income } })
})

test.each([
  ['Interest_Rate', '1000,1', 'too-high'],
  ['Num_Credit_Card', '1.5', 'not-whole'],
  ['Num_Credit_Card', '-1', 'too-low'],
  ['Num_Credit_Card', '51', 'too-high'],
  ['Num_Credit_Card', 'three', 'no-number'],
  ['Num_Credit_Card', '1e3', 'no-number'],
  ['Num_Credit_Card', '٣', 'no-number'],
  ['Outstanding_Debt', '1.000.000', 'no-number'],
  ['Credit_Utilization_Ratio', '200,1', 'too-high'],
  ['Credit_Mix', 'Excellent', 'missing'],
])('%s %j is refused: %s', (name, written, problem) => {
  expect(readProfile({ ...texts, [name]: written })).toEqual({ problems: { [name]: problem } })
})
