# Opponents that play as people do. Of the machine player they use the view of a seat and nothing else.
INCLUDES_tools/mille/styles := tools/mille/styles $(MILLE_BOT)
