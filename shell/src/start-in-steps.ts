import { nextTask } from './next-task'

/** Modules of the shell, largest libraries first. Webpack bundles all of them into one file. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './routes/router'),
  async () => (await import(/* webpackMode: "eager" */ './start')).start(),
]

/**
 * Runs the shell's modules in several tasks, because a single task would block a slow phone for a
 * third of a second.
 */
export async function startInSteps() {
  for (const step of steps) {
    await nextTask()
    await step()
  }
}
