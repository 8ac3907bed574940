/** An error that a person reads. Its message says in plain words what happened and what to do. */
export class PlainError extends Error {}
