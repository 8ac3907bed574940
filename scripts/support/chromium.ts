/**
 * The path of Debian's Chromium without a user interface. In this browser, opening a page takes half the CPU time. The user
 * interface of the full browser consists of pages, too, and their scripts run in every new window while the first page opens.
 */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
