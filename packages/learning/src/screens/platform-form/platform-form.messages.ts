import { defineMessages } from '@digiken/ui/messages-provider';

export const platformFormMessages = defineMessages('platform-form', {
  name: 'Name',
  nameHint: 'As its learners know it, for example “Moodle of Moi School”.',
  issuer: 'Issuer (platform ID)',
  clientId: 'Client ID',
  deploymentIds: 'Deployment IDs',
  deploymentIdsHint: 'One in each line.',
  addresses: 'Addresses of the platform',
  authAddress: 'Authentication request address',
  tokenAddress: 'Access token address',
  keysAddress: 'Public keyset address',
  tokenAudience: 'Audience of tokens',
  tokenAudienceHint: 'Only if the platform asks for another one than its access token address.',
  serviceHosts: 'More hosts of the platform',
  serviceHostsHint:
    'One in each line. Grades go only to the hosts of the addresses above and to these, for example school.instructure.com.',
  hub: 'Hub',
  hubHint: 'People who come from the platform join this hub.',
  noHub: 'None',
  enabled: 'People can come from this platform',
  save: 'Save',
  register: 'Register',
  busy: 'Saving…',
});
