/** Imported before a program: prints the most memory it needed when it ends. */
process.on('exit', () => {
  console.log(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
})
