import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Write } from '../../database/named'
import type { AmountRange, SearchTerm, Word } from './read-search'

/** True for a row of `transactions t` or `lines t` that has every term of a search. */
export const isFound = (owner: Sql, terms: SearchTerm[], write: Write): Sql =>
  hasTerms(
    terms,
    text => hasText(owner, text),
    amount => hasAmount(amount, write),
  )

/** A condition for every term: each of its words is found, or the amount that they mean together is. */
export function hasTerms(
  terms: SearchTerm[],
  hasText: (text: string) => Sql,
  hasAmount: (amount: AmountRange | undefined) => Sql,
): Sql {
  const hasWord = ({ text, amount }: Word) => sql`(${hasText(text)} or ${hasAmount(amount)})`
  const hasTerm = ({ words, amount }: SearchTerm) =>
    sql`(${join(words.map(hasWord), ' and ')}${amount ? sql` or ${hasAmount(amount)}` : empty})`
  return join(terms.map(hasTerm), ' and ')
}

/** True if a column contains a text in any case. */
export const contains = (column: Sql, word: string): Sql =>
  sql`position(lower(${word}) in lower(${column})) > 0`

/** In the description, a tag, the note of a part, the name of a category or of the wallet. */
const hasText = (owner: Sql, word: string): Sql => sql`(
  ${contains(sql`t.description`, word)}
  or ${contains(sql`array_to_string(t.tags, chr(10))`, word)}
  or t.splits is not null and exists (
    select from jsonb_array_elements(t.splits) part where ${contains(sql`part ->> 'note'`, word)})
  or t.category_id = any(${namedLike(sql`categories`, owner, word)})
  or t.splits is not null and t.id = any(array(select transaction_id from split_parts
    where user_id = ${owner} and category_id = any(${namedLike(sql`categories`, owner, word)})))
  or t.wallet_id = any(${namedLike(sql`wallets`, owner, word)}))`

/** The ids of the user's categories or wallets whose name contains a word. */
const namedLike = (table: Sql, owner: Sql, word: string): Sql =>
  sql`array(select id from ${table} where user_id = ${owner} and ${contains(sql`name`, word)})`

/** Of the record itself or of a part. A word without an amount still has its place in a statement that is planned once. */
function hasAmount(amount: AmountRange | undefined, write: Write): Sql {
  const [from, to] = [write(amount?.from ?? null, 'numeric'), write(amount?.to ?? null, 'numeric')]
  return sql`(t.amount between ${from} and ${to} or t.splits is not null and exists (
    select from jsonb_array_elements(t.splits) part where (part ->> 'amount')::numeric between ${from} and ${to}))`
}
