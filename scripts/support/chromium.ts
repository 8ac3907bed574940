/**
 * Debian's browser without a user interface: a page starts in half the processor time. The full browser's interface consists of
 * pages, too, whose scripts run in every new window while the first page opens.
 */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
