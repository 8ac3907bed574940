import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyAnswers, type ShortQuestion } from '../../../../web/admin/begin/obituary/answers.ts'
import { composeObituary } from '../../../../web/admin/begin/obituary/composeObituary.ts'

const compose = (answers: Partial<Record<ShortQuestion, string>>, name = 'Jack') =>
  composeObituary({ ...emptyAnswers, ...answers }, name)

const sentences: Record<ShortQuestion, [answer: string, sentence: string][]> = {
  born: [
    ['Duluth, in 1941', 'Jack was born in Duluth, in 1941.'],
    ['Duluth', 'Jack was born in Duluth.'],
    ['in Duluth in 1941.', 'Jack was born in Duluth in 1941.'],
    ['In Duluth', 'Jack was born in Duluth.'],
    ['Near the harbor', 'Jack was born near the harbor.'],
    ['1941 in Duluth', 'Jack was born in 1941 in Duluth.'],
    ['March 1941', 'Jack was born in March 1941.'],
    ['March 4, 1941, in Duluth', 'Jack was born on March 4, 1941, in Duluth.'],
    ['4 March 1941', 'Jack was born on 4 March 1941.'],
    ['the 4th of March 1941', 'Jack was born on the 4th of March 1941.'],
    ['Sunday, March 4', 'Jack was born on Sunday, March 4.'],
    ['3/4/1941', 'Jack was born on 3/4/1941.'],
    ['The Bronx', 'Jack was born in the Bronx.'],
    ['A farm near Duluth', 'Jack was born on a farm near Duluth.'],
    ['Born at home', 'Jack was born at home.'],
    ['was born in St. Paul', 'Jack was born in St. Paul.'],
    ['From Duluth', 'Jack was from Duluth.'],
    ['Born and raised in Duluth', 'Jack was born and raised in Duluth.'],
    ['Grew up on a farm in Ohio', 'Grew up on a farm in Ohio.'],
    ['Growing up in Duluth was hard', 'Growing up in Duluth was hard.'],
    ['Raised in Duluth', 'Raised in Duluth.'],
    ['Wyoming', 'Jack was born in Wyoming.'],
    ['dayton ohio', 'Jack was born in Dayton Ohio.'],
    [
      'a farm near dayton, ohio, during a storm',
      'Jack was born on a farm near Dayton, Ohio, during a storm.',
    ],
    ['The second of four children', 'Jack was the second of four children.'],
    [
      'Duluth, in 1941\nThe second of four children',
      'Jack was born in Duluth, in 1941, the second of four children.',
    ],
    ['Washington, D.C.', 'Jack was born in Washington, D.C.'],
    ['McAllen, Texas', 'Jack was born in McAllen, Texas.'],
    ['São Paulo', 'Jack was born in São Paulo.'],
    ['Duluth, where his father was a pilot', 'Jack was born in Duluth, where his father was a pilot.'],
    ['His mother was born there, too', 'His mother was born there, too.'],
    ['He was born in Duluth. The river was wide.', 'He was born in Duluth. The river was wide.'],
  ],
  work: [
    ['Carpenter', 'Jack was a carpenter.'],
    ['engineer', 'Jack was an engineer.'],
    ['University teacher', 'Jack was a University teacher.'],
    ['a carpenter, then foreman at the mill', 'Jack was a carpenter, then foreman at the mill.'],
    ['Carpenter, then foreman at the mill', 'Jack was a carpenter, then foreman at the mill.'],
    ['High school teacher in Duluth', 'Jack was a high school teacher in Duluth.'],
    ['Boeing engineer', 'Jack was a Boeing engineer.'],
    ['Retired farmer', 'Jack was a retired farmer.'],
    ['Retired in 2001', 'Retired in 2001.'],
    ['worked at the mill for 40 years', 'Worked at the mill for 40 years.'],
    ['built bridges', 'Built bridges.'],
    ['Drove the school bus', 'Drove the school bus.'],
    ['at the mill, for 40 years', 'Jack was at the mill, for 40 years.'],
    ['The postmaster', 'Jack was the postmaster.'],
    ['Bridges', 'His work: Bridges.'],
    ['A little of everything', 'His work: a little of everything.'],
    ['IBM', 'His work: IBM.'],
    ['Computers', 'His work: Computers.'],
    ['Employed at Sears', 'Employed at Sears.'],
    ['Never missed a day', 'Never missed a day.'],
    ['Carpenter\nCoached the baseball team', 'Jack was a carpenter. Coached the baseball team.'],
    ['- carpenter\n- farmer', 'Jack was a carpenter. He was a farmer.'],
    ['Jack built half of this town', 'Jack built half of this town.'],
  ],
  loved: [
    ['Ruth, his wife, and the dog', 'Jack loved Ruth, his wife, and the dog.'],
    ['His wife Ruth', 'Jack loved his wife Ruth.'],
    ['Fishing', 'Jack loved fishing.'],
    ['Irving', 'Jack loved Irving.'],
    ['Everyone', 'Jack loved everyone.'],
    ['Loved his dogs', 'Loved his dogs.'],
    ['loved fishing', 'Loved fishing.'],
    ['Crazy about dogs', 'Crazy about dogs.'],
    ['Known for his pies', 'Known for his pies.'],
    ['Interested in trains', 'Interested in trains.'],
    ['Mildred', 'Jack loved Mildred.'],
    ['Fishing was his life', 'Fishing was his life.'],
    ['Adored his grandchildren', 'Adored his grandchildren.'],
    ['Ruth\nThe lake', 'Jack loved Ruth and the lake.'],
    ['Ruth\nAnna\nThe lake', 'Jack loved Ruth, Anna, and the lake.'],
    ['Harold Whitcombe Jr.', 'Jack loved Harold Whitcombe Jr.'],
    ['Harold Whitcombe Jr.\nRuth', 'Jack loved Harold Whitcombe Jr. and Ruth.'],
    ['Everyone loved him', 'Everyone loved him.'],
    ['Everyone who knew him', 'Jack loved everyone who knew him.'],
    ['Ruth, whom he had met on a ferry', 'Jack loved Ruth, whom he had met on a ferry.'],
    ['Us!', 'Jack loved us!'],
  ],
  left: [
    ['his wife Ruth and three children', 'Jack is survived by his wife Ruth and three children.'],
    ['Survived by Ruth', 'Survived by Ruth.'],
    ['leaves behind two sons', 'Leaves behind two sons.'],
    ['Leaving behind two sons', 'Leaving behind two sons.'],
    ['Preceded in death by his wife Mary', 'Preceded in death by his wife Mary.'],
    ['Also survived by three nephews', 'Also survived by three nephews.'],
    ['His legacy lives on', 'His legacy lives on.'],
    ['Fred, his brother', 'Jack is survived by Fred, his brother.'],
    ['Ruth\nPreceded in death by Mary', 'Jack is survived by Ruth. Preceded in death by Mary.'],
    [
      'Margaret, two sons, four grandchildren',
      'Jack is survived by Margaret, two sons, and four grandchildren.',
    ],
    ['Margaret, two sons', 'Jack is survived by Margaret and two sons.'],
    ['Margaret, two sons and a dog', 'Jack is survived by Margaret, two sons and a dog.'],
    ['Ruth, his wife', 'Jack is survived by Ruth, his wife.'],
    ['Nobody but the dog', 'Jack is survived by nobody but the dog.'],
    [
      'Ruth\nAnna and Daniel\nSix grandchildren',
      'Jack is survived by Ruth, Anna and Daniel, and six grandchildren.',
    ],
    ['Ruth, his wife\nSix grandchildren', 'Jack is survived by Ruth, his wife; and six grandchildren.'],
    ['We all miss him', 'We all miss him.'],
    ['Ruth is left', 'Ruth is left.'],
  ],
  character: [
    ['Patient and kind', 'Jack was patient and kind.'],
    ['funny, stubborn, generous', 'Jack was funny, stubborn, generous.'],
    ['A quiet man', 'Jack was a quiet man.'],
    ['Quiet man', 'Jack was a quiet man.'],
    ['Honest man', 'Jack was an honest man.'],
    ['Clever', 'Jack was clever.'],
    ['Irish to the bone', 'Jack was Irish to the bone.'],
    ['Always singing', 'Jack was always singing.'],
    ['Always had time for you', 'Always had time for you.'],
    ['Never complained.', 'Never complained.'],
    ['would give you his last shirt', 'Would give you his last shirt.'],
    ['Loved a joke', 'Loved a joke.'],
    ['Devoted to his family', 'Devoted to his family.'],
    ['was kind', 'Was kind.'],
    ['You could count on him', 'You could count on him.'],
    ['He was the kindest man', 'He was the kindest man.'],
    ['Kindhearted and funny', 'Jack was kindhearted and funny.'],
    ['Kids adored him', 'Kids adored him.'],
    ['Couldn’t sit still', 'Couldn’t sit still.'],
    ['Cooked for everybody', 'Cooked for everybody.'],
    ['He asked how you were, and then he waited', 'He asked how you were, and then he waited.'],
    ['he laughed a lot!', 'He laughed a lot!'],
    ['“Patience,” he said, “is free.”', '“Patience,” he said, “is free.”'],
  ],
}

for (const [question, cases] of Object.entries(sentences))
  for (const [answer, sentence] of cases)
    test(`about '${question}', “${answer.replaceAll('\n', ' / ')}” becomes “${sentence}”`, () => {
      assert.equal(compose({ [question]: answer }), sentence)
    })

test('the first sentence has the name, and the others say he', () => {
  const answers = {
    born: 'Duluth, in 1941',
    work: 'Carpenter',
    loved: 'Ruth',
    left: 'Ruth and two sons',
    character: 'Patient',
  }
  assert.equal(
    compose(answers),
    [
      'Jack was born in Duluth, in 1941. He was a carpenter.',
      'He loved Ruth. He is survived by Ruth and two sons.',
      'He was patient.',
    ].join('\n\n'),
  )
})

test('a name from right to left is in the first sentence alone, too', () =>
  assert.equal(
    compose({ born: 'Amman', work: 'baker' }, 'محمد'),
    '\u2068محمد\u2069 was born in Amman. He was a baker.',
  ))

test('a name that ends in a period keeps it, and takes no second one', () => {
  assert.equal(compose({ character: 'kind' }, 'Hal Jr.'), 'Hal Jr. was kind.')
  assert.equal(compose({ loved: 'Hal Jr.' }), 'Jack loved Hal Jr.')
})

test('without a name, each sentence says he', () => {
  assert.equal(
    compose({ born: 'Duluth', work: 'Carpenter' }, ''),
    'He was born in Duluth. He was a carpenter.',
  )
})

test('empty answers leave nothing, and neither do answers that say that there is none', () => {
  assert.equal(compose({}), '')
  assert.equal(
    compose({ born: '  \n ', work: '?', loved: 'n/a', left: 'I don’t know', character: 'none' }),
    '',
  )
  assert.equal(compose({ born: 'unknown', work: 'Carpenter' }), 'Jack was a carpenter.')
  for (const left of ['Nobody', 'no one.', 'No-one at all', 'None', 'No'])
    assert.equal(compose({ left }), '', left)
})

test('every word of the answers is in the draft', () => {
  const answers = {
    born: 'Duluth, 1941\nduring a storm',
    work: 'Welding, mostly; later the ferry',
    loved: 'Ruth (always)\nthe lake',
    left: 'Nobody but the dog',
    character: 'Slow to anger, quick to laugh',
  }
  const draft = compose(answers).toLowerCase()
  for (const word of Object.values(answers)
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    assert.ok(draft.includes(word), `${word} is missing in: ${draft}`)
})
