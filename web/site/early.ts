import { decodeFirstRow } from './decodeFirstRow.ts'

// an address may lead to what would be laid out with the second frame
if (location.hash) document.documentElement.classList.remove('unpainted')
decodeFirstRow()
