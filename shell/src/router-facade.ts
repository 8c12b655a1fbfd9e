/*
 * The router's names that the shell gives to itself and to remotes under `react-router-dom`. Naming them keeps the rest
 * out of the bundle (27 kB against 53). A new name here is a new minor version of the contract.
 */
export {
  createBrowserRouter,
  data,
  Form,
  isRouteErrorResponse,
  Link,
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
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useRevalidator,
  useRouteError,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
