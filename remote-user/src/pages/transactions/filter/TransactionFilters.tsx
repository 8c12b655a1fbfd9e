import type { Typed } from '@pundi/kit/form'
import { BoundFields, FilterPanel, TypeField } from '@pundi/kit/filter'
import type { Category, Wallet } from '@pundi/contract'
import { useText } from '../catalogue/text'
import { countWords } from '../count-words'
import type { Loaded } from '../load-transactions'
import { list, ruleOf, type View } from '../view'
import { Field } from '@pundi/kit/ui'
import { DayFields } from './DayFields'
import { TagFilter } from './TagFilter'

interface TransactionFiltersProps {
  view: View
  loaded: Loaded | undefined
  categories: Category[] | null | undefined
  /** The type filter offers "transfer" only if the user has wallets. */
  wallets: Wallet[] | null | undefined
}

export function TransactionFilters({ view, loaded, categories, wallets }: TransactionFiltersProps) {
  const text = useText()
  return (
    <FilterPanel
      title={text('Filter Transactions')}
      list={list}
      view={view}
      kept={list.filterNames.filter(name => ruleOf(name).hasNoField)}
      count={countWords(loaded?.answer?.meta ?? { total: 0 }, text)}
      text={text}
    >
      <FilterFields view={view} errors={loaded?.errors ?? {}} categories={categories} wallets={wallets} />
    </FilterPanel>
  )
}

interface FilterFieldsProps {
  view: View
  errors: Typed<string>
  categories: Category[] | null | undefined
  wallets: Wallet[] | null | undefined
}

function FilterFields({ view, errors, categories, wallets }: FilterFieldsProps) {
  const text = useText()
  const { filter } = view
  return (
    <>
      <Field label={text('Search')} name="search" error={errors['search']}>
        <input
          type="search"
          enterKeyHint="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={filter.search}
          placeholder={text('Search words or amounts...')}
        />
      </Field>
      <CategoryFilter chosen={filter.category} categories={categories} error={errors['category']} />
      <TypeField chosen={filter.type} error={errors['type']} text={text}>
        {(wallets?.length || filter.type === 'transfer') && (
          <option value="transfer">{text('Transfer')}</option>
        )}
      </TypeField>
      <BoundFields filter={filter} errors={errors} text={text} />
      <DayFields view={view} errors={errors} />
      {/*
       * The wallet filter comes after these fields, so that no field moves if the wallet filter is
       * missing.
       */}
      <TagFilter chosen={filter.tag} error={errors['tag']} />
      <Field label={text('Place')} name="place" error={errors['place']}>
        <input maxLength={80} autoComplete="off" defaultValue={filter.place} />
      </Field>
      {(wallets === undefined || wallets?.length || filter.wallet_id !== undefined) && (
        <WalletFilter
          key={Number(!wallets)}
          chosen={filter.wallet_id}
          wallets={wallets ?? []}
          error={errors['wallet_id']}
        />
      )}
    </>
  )
}

interface WalletFilterProps {
  chosen: string | undefined
  wallets: Wallet[]
  error: string | undefined
}

/**
 * Besides the open wallets, offers closed wallets, "no wallet", and the wallet in the address even
 * if it is unknown.
 */
function WalletFilter({ chosen, wallets, error }: WalletFilterProps) {
  const text = useText()
  const isKnown = chosen === undefined || chosen === 'none' || wallets.some(({ id }) => String(id) === chosen)
  return (
    <Field label={text('Wallet')} name="wallet_id" error={error}>
      <select defaultValue={chosen}>
        <option value="">{text('All wallets')}</option>
        {!isKnown && <option value={chosen}>…</option>}
        {wallets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="none">{text('No wallet')}</option>
      </select>
    </Field>
  )
}

interface CategoryFilterProps {
  chosen: string | undefined
  /** Undefined while loading, null after a failure. */
  categories: Category[] | null | undefined
  error: string | undefined
}

/** Also offers the category in the address, even if the category is unknown. */
function CategoryFilter({ chosen, categories, error }: CategoryFilterProps) {
  const text = useText()
  const names = new Set(categories?.map(({ name }) => name))
  if (chosen !== undefined) names.add(chosen)
  return (
    <Field
      label={text('Category')}
      name="category"
      hint={categories === null ? text('Gagal mengambil kategori') : undefined}
      error={error}
    >
      <select defaultValue={chosen}>
        <option value="">{text('All Categories')}</option>
        {[...names].map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Field>
  )
}
