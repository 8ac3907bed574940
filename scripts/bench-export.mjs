/**
 * `npm run bench:export`: how long the static copy of 1,000 photographs takes, and the archive of their originals, as a ratio to
 * `cp -r` of the same files, all until they are on the disk; and how much memory they need. Every photograph has files of its
 * own. They take turns at being first. COUNT and ROUNDS change the numbers.
 */
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPlainly, median, readAll, runMeasured, runNode, syncDisk } from './support/measuring.mjs'
import { prepare } from './support/prepare.mjs'
import { builtProgram, programOf } from './support/project.mjs'
import { command } from './support/stop.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)

await command(async () => {
  await prepare({ tools: true })
  await using folder = await mkdtempDisposable(join(tmpdir(), 'memorial-bench-'))
  const at = (name) => join(folder.path, name)
  const [DATA_DIR, copy, zip, archive] = ['data', 'copy', 'copy.zip', 'originals.zip'].map(at)
  let warmings = 0
  const run = (script, to) => runMeasured(builtProgram(`${script}/main`), [to], { DATA_DIR })
  const plainly = async (from, to) => ({ seconds: await copyPlainly(from, to) })
  const makeCopy = (to) => run('export', to)
  const copyCopy = (to) => plainly(copy, to)
  await runNode(programOf('scripts/support/manyPhotos.mjs'), [at('few'), '12'])
  await runNode(programOf('scripts/support/manyPhotos.mjs'), [at('linked'), process.env.COUNT ?? '1000'])
  await copyPlainly(at('linked'), DATA_DIR)
  for (const to of [copy, zip]) await run('export', to)
  await run('archive', archive)
  if (await forget()) await compare('from the disk', [makeCopy, copyCopy], forget)
  else console.log('Only root can measure what is read from the disk.')
  await compare('from memory', [makeCopy, copyCopy], remember)
  await compare('made again', [() => makeCopy(copy), copyCopy], remember)
  await compare('as a ZIP file', [(to) => makeCopy(`${to}.zip`), (to) => plainly(zip, `${to}.zip`)], remember)
  await compare(
    'archive',
    [(to) => run('archive', `${to}.zip`), (to) => plainly(archive, `${to}.zip`)],
    remember,
  )

  /** Both write to new names, and nothing is removed before the end: ext4 is slow to make files where many were just removed. */
  async function compare(name, [ours, theirs], prepare) {
    const found = { ours: [], theirs: [] }
    for (let round = 0; round < rounds; round++) {
      const both = Object.entries({ ours, theirs })
      for (const [whose, measure] of round % 2 === 0 ? both : both.toReversed()) {
        await prepare()
        found[whose].push(await measure(at(`${name}-${whose}-${round}`)))
      }
    }
    report(name, found)
  }

  /** What both are going to read is in memory. */
  async function remember() {
    await forget()
    for (const each of [DATA_DIR, copy, zip, archive]) await readAll(each)
  }

  /** Nothing is in memory but the programs; false for who may not ask for it. */
  async function forget() {
    await syncDisk(folder.path)
    const isDone = await writeFile('/proc/sys/vm/drop_caches', '3').then(
      () => true,
      () => false,
    )
    warmings += 1
    await runMeasured(builtProgram('export/main'), [at(`warm-${warmings}`)], { DATA_DIR: at('few') })
    return isDone
  }
})

function report(name, { ours, theirs }) {
  const ratios = ours.map(({ seconds }, round) => seconds / theirs[round].seconds)
  const secondsOf = (all) => median(all.map(({ seconds }) => seconds)).toFixed(2)
  const megabytes = Math.max(...ours.map((each) => each.megabytes))
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ')
  console.log(
    `${name.padEnd(14)} ${secondsOf(ours)} s, cp ${secondsOf(theirs)} s: ` +
      `ratio ${median(ratios).toFixed(2)} (${each}), ${megabytes} MB at most`,
  )
}
