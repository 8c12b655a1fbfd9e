import { remote } from '../webpack/remote'

export default remote(import.meta.dirname)
