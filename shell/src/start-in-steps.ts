import { nextTask } from './next-task'

/** Parts of the shell, the largest libraries first. All of them are in one file. */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './routes/router'),
  async () => (await import(/* webpackMode: "eager" */ './start')).start(),
]

/** Runs the shell's modules in several tasks: a single one blocks a slow phone for a third of a second. */
export async function startInSteps() {
  for (const step of steps) {
    await nextTask()
    await step()
  }
}
