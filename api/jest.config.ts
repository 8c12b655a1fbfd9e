/** @jest-config-loader esbuild-register */
import { serverProject } from '../jest.project'

const project = serverProject('api')

/** The compiler drops `with { type: 'json' }` unless it is told to keep it; Node and jest ask for it. */
function keepAttributes([compiler, options]: [string, { jsc: object }]): [string, object] {
  return [compiler, { ...options, jsc: { ...options.jsc, experimental: { keepImportAttributes: true } } }]
}

export default {
  ...project,
  transform: Object.fromEntries(
    Object.entries(project.transform ?? {}).map(([files, how]) => [
      files,
      keepAttributes(how as [string, { jsc: object }]),
    ]),
  ),
}
