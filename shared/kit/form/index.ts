export { errorsOfIssues } from './errors-of-issues'
export { lateChecks } from './late-checks'
export { readHttpRefusal } from './read-http-refusal'
