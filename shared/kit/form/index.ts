export { answerChange, changeByForm, type ChangeAnswer, type DoneChange } from './change-answer'
export { errorsOfIssues } from './errors-of-issues'
export { lateChecks } from './late-checks'
export { firstOfEach, readHttpRefusal, type FormRefusal } from './read-http-refusal'
