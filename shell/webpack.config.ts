import { shell } from '@pundi/webpack/shell'

export default shell(import.meta.dirname)
