/*
 * The router's exports that the shell and remotes import as `react-router-dom`. Listing them keeps
 * unused exports out of the bundle (27 kB instead of 53 kB). Builds and lint read the names from
 * `router-names.json` in `@pundi/contract`. A new name needs a new minor version of the platform.
 */
export {
  createBrowserRouter,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  replace,
  ScrollRestoration,
  useActionData,
  useBlocker,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatch,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
