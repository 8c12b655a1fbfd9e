import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Write } from '../../platform/database/compose-statement'
import { type ColumnName, columnOf, searchedNames } from '../../ledger/columns/columns'
import type { AmountRange, SearchTerm, Word } from '../../ledger/read-search'

export const isFound = (owner: Sql, terms: SearchTerm[], write: Write): Sql =>
  hasTerms(
    terms,
    text => hasText(owner, text),
    amount => hasAmount(amount, write),
  )

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

export const contains = (column: Sql, word: string): Sql =>
  sql`position(lower(${word}) in lower(${column})) > 0`

const hasText = (owner: Sql, word: string): Sql => sql`(
  ${join(
    searchedNames.map(name => contains(textOf(name), word)),
    ' or ',
  )}
  or t.splits is not null and exists (
    select from jsonb_array_elements(t.splits) part where ${contains(sql`part ->> 'note'`, word)})
  or t.category_id = any(${namedLike(sql`categories`, owner, word)})
  or t.splits is not null and t.id = any(array(select transaction_id from split_parts
    where user_id = ${owner} and category_id = any(${namedLike(sql`categories`, owner, word)})))
  or t.wallet_id = any(${namedLike(sql`wallets`, owner, word)}))`

const textOf = (name: ColumnName): Sql => {
  const column = raw(`t.${name}`)
  return columnOf(name).sqlType === 'text[]' ? sql`array_to_string(${column}, chr(10))` : column
}

const namedLike = (table: Sql, owner: Sql, word: string): Sql =>
  sql`array(select id from ${table} where user_id = ${owner} and ${contains(sql`name`, word)})`

/**
 * If the term is not an amount, the bounds are null parameters, because the text of a prepared
 * statement must not change.
 */
function hasAmount(amount: AmountRange | undefined, write: Write): Sql {
  const [from, to] = [write(amount?.from ?? null, 'numeric'), write(amount?.to ?? null, 'numeric')]
  return sql`(t.amount between ${from} and ${to} or t.splits is not null and exists (
    select from jsonb_array_elements(t.splits) part where (part ->> 'amount')::numeric between ${from} and ${to}))`
}
