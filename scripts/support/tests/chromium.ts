/**
 * The path of Debian's headless Chromium. It opens a page in half the CPU time of the full browser, whose user interface itself
 * consists of pages with scripts.
 */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
