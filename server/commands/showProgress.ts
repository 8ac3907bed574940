/** On a terminal one line that changes; elsewhere a line for every tenth. */
export function showProgress(title: string) {
  let shown = -1
  return (message: string, part: number) => {
    if (shown === -1) console.log(title)
    const tenth = Math.floor(part * 10)
    if (process.stdout.isTTY) process.stdout.write(`\r${message}\u001B[K${part === 1 ? '\n' : ''}`)
    else if (tenth > shown) console.log(message)
    shown = Math.max(shown, tenth)
  }
}
