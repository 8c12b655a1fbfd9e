import { nextTask } from './next-task'

/** The parts of the shell, the largest libraries first. All of them are in the same file. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './routes/router'),
  async () => (await import(/* webpackMode: "eager" */ './start')).start(),
]

/**
 * Runs the modules of the shell in several tasks: in one piece they would block a slow phone for a third of a second.
 */
export async function startInSteps() {
  for (const step of steps) {
    await nextTask()
    await step()
  }
}
