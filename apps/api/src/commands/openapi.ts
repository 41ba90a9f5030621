import { openapiDocument } from '../http/openapi.ts';
import { readVersion } from '../version.ts';

console.log(JSON.stringify(openapiDocument(readVersion()), null, 2));
