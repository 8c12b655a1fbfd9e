/** @jest-config-loader esbuild-register */
import { serverProject } from '@pundi/devkit/jest'

export default serverProject('create')
