import { FilterChips, type ChipMessage, type FilterChipsProps } from './FilterChips'
import { FilterPanel, type FilterPanelProps, type PanelMessage } from './FilterPanel'

type ListFiltersProps<Name extends string, Sort extends string> = Omit<FilterPanelProps<Name, Sort>, 'text'> &
  Omit<FilterChipsProps<Name, Sort>, 'text'> & {
    text: (message: PanelMessage | ChipMessage, values?: Record<string, string>) => string
  }

export const ListFilters = <Name extends string, Sort extends string>(
  props: ListFiltersProps<Name, Sort>,
) => (
  <>
    <FilterPanel {...props} />
    <FilterChips {...props} />
  </>
)
