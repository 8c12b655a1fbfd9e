import { createContext, useContext } from 'react'
import { contents, type Content } from '.'

export const ContentContext = createContext<Content>(contents.en)

export const useContent = () => useContext(ContentContext)
