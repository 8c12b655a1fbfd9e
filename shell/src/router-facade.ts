/*
 * The router's exports that the shell and remotes import as `react-router-dom`. Listing them keeps the router's other
 * exports out of the bundle (27 kB instead of 53). `router-names.json` of `@pundi/contract` lists them for builds and
 * lint. A new name is a minor version of the platform.
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
