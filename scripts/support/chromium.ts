/**
 * The part of Debian's browser without windows: a page starts in half the processor time, and nothing runs beside it. The
 * whole browser's own interface is made of pages, too, whose scripts run in every new window while the first page opens.
 */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
