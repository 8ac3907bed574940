import project from '../../../package.json' with { type: 'json' }

/** The version of this program, such as 1.0.0. */
export const { version } = project
