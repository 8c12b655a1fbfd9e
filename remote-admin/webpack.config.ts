import { remote } from '@pundi/webpack/remote'

export default remote(import.meta.dirname)
