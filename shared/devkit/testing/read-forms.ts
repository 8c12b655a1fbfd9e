/*
 * The test environment has Node's FormData, which the router's requests need, but which cannot read a form of the page.
 * This one can, as far as our forms go: text, numbers, dates, selects and text areas.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NodeFormData = globalThis.FormData

globalThis.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const control of Array.from(form?.elements ?? []) as Control[])
      if (control.name && !control.disabled && control.type !== 'submit')
        this.append(control.name, control.value)
  }
}
