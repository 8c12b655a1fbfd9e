import { FilterChips, type ChipMessage, type FilterChipsProps } from './FilterChips'
import { FilterPanel, type FilterPanelProps, type PanelMessage } from './FilterPanel'

type ListFiltersProps<Name extends string, Sort extends string> = Omit<FilterPanelProps<Name, Sort>, 'text'> &
  Omit<FilterChipsProps<Name, Sort>, 'text'> & {
    /** The messages of the area that the list stands in. */
    text: (message: PanelMessage | ChipMessage, values?: Record<string, string>) => string
  }

/** The filters of a list whose state is in its address, and below them what it is filtered by. */
export const ListFilters = <Name extends string, Sort extends string>(
  props: ListFiltersProps<Name, Sort>,
) => (
  <>
    <FilterPanel {...props} />
    <FilterChips {...props} />
  </>
)
