import project from '../../../package.json' with { type: 'json' }

/** This program is of the version, such as 1.0.0. */
export const { version } = project
