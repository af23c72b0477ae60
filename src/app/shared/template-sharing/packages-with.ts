import { client } from '../../sync/api.ts'

/** The names of the packages that go on with a template. */
export const packagesWith = async (
  field: 'agreementTemplateId' | 'taskTemplateId',
  templateId: string,
): Promise<string[]> =>
  (await client.quotes.packages()).filter((one) => one[field] === templateId).map(({ name }) => name)
