export { answerChange, refuseChange, type ChangeAnswer, type DoneChange } from './change-answer'
export { errorsOfIssues } from './errors-of-issues'
export { lateChecks } from './late-checks'
export { firstOfEach, readHttpRefusal } from './read-http-refusal'
