import { TypeField } from '@pundi/kit/filter'
import { PageHeader } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { ChoiceField } from '../../shared/list/ChoiceField'
import { ListResults } from '../../shared/list/ListResults'
import { PageFilters } from '../../shared/list/PageFilters'
import { useListPage } from '../../shared/list/use-list-page'
import { categories, words, type loadCategories } from './categories-list'
import { CategoriesTable } from './CategoriesTable'

export function CategoriesScreen() {
  const text = useText()
  const page = useListPage<typeof loadCategories>(categories)
  const { filter, sort } = page.view
  return (
    <>
      <PageHeader title={text(words.title)} />
      <PageFilters
        page={page}
        words={words}
        names={{ search: 'Search', type: 'Type' }}
        searchFor="Search categories, names or emails..."
        hasSort
      >
        <TypeField chosen={filter.type} error={page.loaded?.errors['type']} text={text} />
        <ChoiceField
          label={text('Sort by')}
          name="sort"
          chosen={sort}
          choices={[
            ['-created_at', text('Newest first')],
            ['created_at', text('Oldest first')],
            ['name', text('Name, A to Z')],
            ['-name', text('Name, Z to A')],
          ]}
        />
      </PageFilters>
      <ListResults page={page} words={words}>
        <CategoriesTable page={page} />
      </ListResults>
    </>
  )
}
