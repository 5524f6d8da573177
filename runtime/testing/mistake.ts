/** What a test asks of its server is not possible; the message says what would be. */
export class TestMistake extends Error {
  override readonly name = 'TestMistake';
}
