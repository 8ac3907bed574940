/** An error for a person to read: its message says in plain words what happened, and what to do. Any other error is a fault of ours. */
export class PlainError extends Error {}
