import routerNames from '@pundi/contract/router-names.json'
import * as facade from './router-facade'

test('the shell gives to remotes the names of the router that builds and lint know', () =>
  expect(Object.keys(facade).sort()).toEqual([...routerNames].sort()))
