import { LinkButton } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { ListWords } from './list-words'
import type { ListPage } from './use-list-page'

interface ShowAllProps {
  page: ListPage
  words: ListWords
}

/** The way out of a filter, in the order that the list has. */
export function ShowAll({ page: { list, view }, words }: ShowAllProps) {
  const text = useText()
  return (
    <LinkButton to={list.addressOf({ filter: {}, sort: view.sort })} tone="quiet" preventScrollReset>
      {text(words.showAll)}
    </LinkButton>
  )
}
