/** On a terminal one line that changes; elsewhere a line for every tenth. */
export function showProgress(title: string) {
  let shown = -1
  return (done: number, of: number) => {
    if (shown === -1) console.log(title)
    const tenth = Math.floor((done / of) * 10)
    const message = `Files: ${done} of ${of}`
    if (process.stdout.isTTY) process.stdout.write(`\r${message}\u001B[K${done === of ? '\n' : ''}`)
    else if (tenth > shown) console.log(message)
    shown = Math.max(shown, tenth)
  }
}
