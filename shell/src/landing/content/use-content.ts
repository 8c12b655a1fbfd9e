import { createContext, useContext } from 'react'
import { contents, type Content } from '.'

/** The texts of the landing page in the language that it is rendered in. */
export const ContentContext = createContext<Content>(contents.en)

export const useContent = () => useContext(ContentContext)
