import '@pundi/kit/ui/tokens.css'
import '@pundi/kit/ui/base.css'
import '@pundi/kit/ui/font.css'
import { rootElement } from '@pundi/kit/ui'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Gallery } from './Gallery'

/*
 * `npm run dev -w shared/devkit` shows developers the components of the kit. This gallery is not
 * translated and not part of production builds.
 */

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

const router = createBrowserRouter([{ path: '*', element: <Gallery /> }])

createRoot(rootElement()).render(<RouterProvider router={router} />)
