/**
 * `npm run book -- FILE.pdf` makes a printable book from the content of the memorial. The options `--paper letter|a4`,
 * `--size square`, `--standard ua-1|a-2b` and `--dedication "For …"` change it. `--kind order|poster|cards|card|thanks` makes a sheet
 * for the day instead; `--address https://…` is the address of its codes, and `--key "NAME"` the link that opens a closed memorial.
 * `--service "TITLE"` and `--layout fold|screen|both` are for the order of service, and `--cards large|small` for cards.
 */
import { becomeProgram } from './support/becomeProgram.mjs'

await becomeProgram('commands/book')
