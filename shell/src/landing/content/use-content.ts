import { createContext, useContext } from 'react'
import { contents, type Content } from '.'

/** What the landing page says, in the language that it is rendered in. */
export const ContentContext = createContext<Content>(contents.en)

export const useContent = () => useContext(ContentContext)
