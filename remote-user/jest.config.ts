/**
 * @jest-config-loader esbuild-register
 * @jest-config-loader-options {"hookIgnoreNodeModules":false}
 */
import { browserProject } from '@pundi/devkit/jest'

export default browserProject('remote-user')
