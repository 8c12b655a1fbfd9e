export const fileNames = {
  meta: { type: 'problem', schema: [{ type: 'string' }] },
  create: context => ({
    Program(node) {
      const path = context.filename.slice(context.options[0].length)
      const [, found] =
        /[\\/](utils?|helpers?|common|misc|constants?|types?)(?:[\\/]|\.[a-z.]+$)/.exec(path) ?? []
      if (!found) return
      const message = `The name "${found}" does not say what the file or folder contains. Name it after its task, or move the code to the folder that uses it. See CONTRIBUTING.md.`
      context.report({ node, message })
    },
  }),
}
